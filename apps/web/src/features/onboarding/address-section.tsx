import { useTranslations } from 'use-intl';
import { TextField } from '#ui/field.tsx';
import { Stack } from '#ui/stack.tsx';
import styles from './onboarding-form.module.css';
import type { OnboardingFormState } from './use-onboarding-form.ts';

/** The billing address. A postal code and a city in each other's field are put right when the field is left (RG-03). */
export function AddressSection({ form }: { form: OnboardingFormState }) {
  const t = useTranslations('onboarding');
  const { textField, putPlaceRight } = form;
  return (
    <Stack as="fieldset" gap={1.1} className={styles.section}>
      <legend>{t('address')}</legend>
      <div className={styles.street}>
        <TextField {...textField('street')} autoComplete="address-line1" />
        {/* There is no word for a house number in autocomplete: a browser would fill in the street again. */}
        <TextField {...textField('houseNumber')} autoComplete="off" />
      </div>
      <div>
        <div className={styles.place}>
          <TextField
            {...textField('postalCode')}
            inputMode="numeric"
            autoComplete="postal-code"
            onBlur={putPlaceRight}
          />
          <TextField {...textField('city')} autoComplete="address-level2" onBlur={putPlaceRight} />
        </div>
        <output className={styles.note}>{form.isSwapped && t('swapped')}</output>
      </div>
      <TextField
        id={form.idOf('country')}
        label={t('country')}
        value={t('germany')}
        hint={t('countryHint')}
        autoComplete="off"
        disabled
      />
    </Stack>
  );
}
