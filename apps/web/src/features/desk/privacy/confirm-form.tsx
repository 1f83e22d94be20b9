import { DeskForm } from '#domain/desk/writing/desk-form.tsx';
import { type RequestActs, useRequestAct } from './use-privacy.ts';

type Confirmed = 'erasePerson' | 'restrictPerson' | 'liftRestriction';

interface ConfirmFormProps<Act extends Confirmed> {
  act: Act;
  input: RequestActs[Act];
  id: string;
  title: string;
  about: string;
  onClose: () => void;
}

/** A step that needs nothing but a second look. */
export function ConfirmForm<Act extends Confirmed>({ act, input, id, title, about, onClose }: ConfirmFormProps<Act>) {
  const { write, isBusy, failure } = useRequestAct(act, id, onClose);
  return (
    <DeskForm
      title={title}
      about={about}
      sendLabel={title}
      isFinal={act === 'erasePerson'}
      isBusy={isBusy}
      failure={failure}
      onSend={() => write(input)}
      onClose={onClose}
      onDrop={() => {}}
    />
  );
}
