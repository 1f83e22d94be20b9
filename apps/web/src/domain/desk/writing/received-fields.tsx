import { today } from '#domain/desk/today.ts';
import { TextField } from '#ui/field.tsx';
import { RadioField } from './radio-field.tsx';

interface Received<Channel extends string> {
  channel: Channel;
  receivedOn: string;
}

interface ReceivedFieldsProps<Channel extends string> {
  id: string;
  channels: readonly Channel[];
  received: Received<Channel>;
  wordsOf: (key: 'channel' | 'day' | 'dayHint' | `channels.${Channel}`) => string;
  error: string | false;
  onChange: (change: Partial<Received<Channel>>) => void;
}

/** How and when something came that is entered by hand. */
export function ReceivedFields<Channel extends string>(props: ReceivedFieldsProps<Channel>) {
  const { id, channels, received, wordsOf, error, onChange } = props;
  return (
    <>
      <RadioField
        id={`${id}-channel`}
        label={wordsOf('channel')}
        values={channels}
        value={received.channel}
        wordsOf={(channel) => wordsOf(`channels.${channel}`)}
        onChange={(channel) => onChange({ channel })}
      />
      <TextField
        id={`${id}-receivedOn`}
        type="date"
        label={wordsOf('day')}
        hint={wordsOf('dayHint')}
        value={received.receivedOn}
        max={today()}
        error={error}
        onChange={({ currentTarget }) => onChange({ receivedOn: currentTarget.value })}
      />
    </>
  );
}
