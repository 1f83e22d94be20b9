import type { DeskOrder } from '@shop/contract/desk/orders';
import { writtenStreet } from '@shop/contract/street';
import { useLocale, useTranslations } from 'use-intl';
import { AddressText } from '#domain/address/address-text.tsx';
import { OrderWay } from '#domain/desk/order/order-way.tsx';
import { shortMoment } from '#domain/desk/order/short-moment.ts';
import { dialLink } from '#domain/shop/dial-link.ts';
import { formatDate } from '#lib/format.ts';
import { Fact, Facts } from '#ui/facts.tsx';
import styles from './order-details.module.css';

/** Who it is for, where it goes, and what has come: prescription, original, money. */
export function OrderDetails({ order }: { order: DeskOrder }) {
  const t = useTranslations('deskStory.facts');
  const locale = useLocale();
  const { person, shipping, facts } = order;
  const isPickup = shipping.type === 'selfPickUp';
  const hasOtherBilling = isPickup || envelopeOf(person.billingAddress) !== envelopeOf(person.deliveryAddress);

  return (
    <section aria-label={t('title')}>
      <Facts className={styles.facts}>
        <Fact name={t('patient')}>
          {person.name}, {t('born', { date: formatDate(person.birthDate, locale) })}
        </Fact>
        <Fact name={t('phone')}>
          <a href={dialLink(person.phone)}>{person.phone}</a>
        </Fact>
        <Fact name={t('email')}>{person.email}</Fact>
        <Fact name={t('language')}>{t(`languages.${order.language}`)}</Fact>
        <Fact name={t('way')}>
          <OrderWay way={shipping.type} />
          {shipping.estimatedDeliveryDate && (
            <p>{t('expected', { date: formatDate(shipping.estimatedDeliveryDate, locale) })}</p>
          )}
          {shipping.trackingUrl && (
            <a href={shipping.trackingUrl} target="_blank" rel="noopener noreferrer">
              {t('tracking')}
            </a>
          )}
          {shipping.pharmacyAddress && <p>{t('pickup', { address: shipping.pharmacyAddress })}</p>}
        </Fact>
        {!isPickup && (
          <Fact name={t('deliveryAddress')}>
            <AddressText address={linesOf(person.deliveryAddress)} />
            {shipping.recipient && (
              <p>
                {t(`recipients.${shipping.recipient}`, { name: person.deliveryAddress.fullName, patient: person.name })}
              </p>
            )}
          </Fact>
        )}
        {shipping.handedOver && (
          <Fact name={t('handedOver')}>
            {shipping.handedOver.to}
            {shipping.handedOver.taker && <p>{t(`takers.${shipping.handedOver.taker}`)}</p>}
            <p>
              {shortMoment(shipping.handedOver.at, locale)}
              {shipping.handedOver.by && `, ${shipping.handedOver.by}`}
            </p>
          </Fact>
        )}
        {hasOtherBilling && (
          <Fact name={t('billingAddress')}>
            <AddressText address={linesOf(person.billingAddress)} />
          </Fact>
        )}
        <Fact name={t('payment')}>
          <PaymentWords money={order.money} />
        </Fact>
        {order.money.invoiceWaitsSince && (
          <Fact name={t('invoice')}>
            {t('invoiceWaits', { date: formatDate(order.money.invoiceWaitsSince, locale) })}
          </Fact>
        )}
        <Fact name={t('consent')}>
          {facts.healthConsentAt
            ? t('consentGiven', { date: formatDate(facts.healthConsentAt, locale) })
            : t('consentMissing')}
        </Fact>
        <Fact name={t('prescription')}>{t(`formats.${facts.prescriptionFormat}`)}</Fact>
        {facts.evidence === 'paper' && (
          <Fact name={t('original')}>
            {facts.originalReceivedAt
              ? t('originalHere', { date: formatDate(facts.originalReceivedAt, locale) })
              : t('originalAwaited')}
            {facts.trayNumber !== null && `, ${t('tray', { tray: facts.trayNumber })}`}
            {facts.originalMarkedAt && facts.originalPlace && (
              <p>
                {t('marked', { date: formatDate(facts.originalMarkedAt, locale) })},{' '}
                {t(`places.${facts.originalPlace}`)}
              </p>
            )}
          </Fact>
        )}
      </Facts>
    </section>
  );
}

function PaymentWords({ money: { method, paidAt } }: Pick<DeskOrder, 'money'>) {
  const t = useTranslations('deskStory.facts');
  const locale = useLocale();
  return paidAt ? t(`${method}Paid`, { date: formatDate(paidAt, locale) }) : t(`${method}Open`);
}

type Address = DeskOrder['person']['billingAddress'];

function linesOf({ fullName, street, houseNumber, postalCode, city, country }: Address) {
  return {
    fullName,
    street: writtenStreet({ street, houseNumber }),
    postalCode,
    city,
    ...(country !== 'DE' && { country }),
  };
}

function envelopeOf(address: Address): string {
  return JSON.stringify(Object.values(linesOf(address)));
}
