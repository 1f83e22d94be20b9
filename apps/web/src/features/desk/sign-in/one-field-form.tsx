import { type ComponentProps, type SubmitEvent, useId, useState } from 'react';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Stack } from '#ui/stack.tsx';

interface OneFieldFormProps extends Omit<ComponentProps<typeof TextField>, 'id' | 'value' | 'error' | 'onChange'> {
  sendLabel: string;
  isGood: (typed: string) => boolean;
  /** Said of what is not. */
  badText: string;
  isBusy: boolean;
  /** Why the last attempt failed. */
  failure: Error | null;
  onType?: () => void;
  onSend: (typed: string) => void;
}

/** One thing to type and to send: what cannot be right is said at once, without asking the server. */
export function OneFieldForm(props: OneFieldFormProps) {
  const { sendLabel, isGood, badText, isBusy, failure, onType, onSend, ...field } = props;
  const errorText = useErrorText();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isBad, setIsBad] = useState(false);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const isReady = isGood(typed.trim());
    setIsBad(!isReady);
    if (!isReady) document.getElementById(id)?.focus();
    else if (!isBusy) onSend(typed.trim());
  }

  function problem() {
    if (isBad) return badText;
    return failure ? <span role="alert">{errorText(failure)}</span> : undefined;
  }

  return (
    <Stack as="form" gap={1.25} noValidate onSubmit={submit}>
      <TextField
        {...field}
        id={id}
        value={typed}
        error={problem()}
        onChange={(event) => {
          onType?.();
          setIsBad(false);
          setTyped(event.currentTarget.value);
        }}
      />
      <Button type="submit" variant="primary" size="large" isBusy={isBusy}>
        {sendLabel}
      </Button>
    </Stack>
  );
}
