import type { StaffPerson } from '@shop/contract/desk/staff';
import { staffLimits } from '@shop/contract/desk/staff-limits';
import { emailLimit } from '@shop/contract/form-limits';
import { roles as allRoles, type Role } from '@shop/contract/rights';
import { type SubmitEvent, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useFaults } from '#domain/desk/writing/use-faults.ts';
import { useKeptState } from '#domain/desk/writing/use-kept-state.ts';
import { looksLikeEmail } from '#domain/person/email-address.ts';
import { Button } from '#ui/button.tsx';
import { Choice } from '#ui/choice.tsx';
import { FieldGroup, TextField } from '#ui/field.tsx';
import { Stack } from '#ui/stack.tsx';

export interface PersonData {
  email: string;
  name: string;
  roles: Role[];
}

interface PersonFormProps {
  person: StaffPerson | null;
  /** Nobody changes their own. */
  areRolesFixed: boolean;
  isBusy: boolean;
  onSubmit: (data: PersonData) => void;
}

export function PersonForm({ person, areRolesFixed, isBusy, onSubmit }: PersonFormProps) {
  const t = useTranslations('deskTeam');
  const id = useId();
  const [name, setName] = useKeptState(`name ${person?.id}`, person?.name ?? '');
  const [email, setEmail] = useKeptState(`email ${person?.id}`, person?.email ?? '');
  const [roles, setRoles] = useKeptState<readonly Role[]>(`roles ${person?.id}`, person?.roles ?? []);
  const { check, errorOf } = useFaults(id, {
    name: name.trim() === '' && t('invite.nameMissing'),
    email: !looksLikeEmail(email.trim()) && t('invite.emailInvalid'),
    roles: roles.length === 0 && t('invite.rolesMissing'),
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (check() && !isBusy) onSubmit({ name: name.trim(), email: email.trim().toLowerCase(), roles: [...roles] });
  }

  return (
    <Stack as="form" gap={1} noValidate onSubmit={submit}>
      <TextField
        id={`${id}-name`}
        maxLength={staffLimits.name}
        autoComplete="off"
        label={t('invite.name')}
        value={name}
        error={errorOf('name')}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {!person && (
        <TextField
          id={`${id}-email`}
          type="email"
          maxLength={emailLimit}
          autoComplete="off"
          label={t('invite.email')}
          value={email}
          error={errorOf('email')}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
      )}
      <FieldGroup
        id={`${id}-roles`}
        label={t('invite.roles')}
        hint={areRolesFixed && t('change.ownRoles')}
        error={errorOf('roles')}
      >
        {(Object.keys(allRoles) as Role[]).map((role) => (
          <Choice
            key={role}
            checked={roles.includes(role)}
            disabled={areRolesFixed}
            onChange={({ currentTarget: { checked } }) =>
              setRoles(checked ? [...roles, role] : roles.filter((one) => one !== role))
            }
          >
            {t(`roles.${role}`)}
          </Choice>
        ))}
      </FieldGroup>
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {t(person ? 'change.submit' : 'invite.submit')}
      </Button>
    </Stack>
  );
}
