import { sql } from 'drizzle-orm';

/** The words of an inspection for what is on record. */

export const yesOrNo = (claim: string) => sql`case when ${sql.raw(claim)} then 'ja' else 'nein' end`;

/** What the patient said to advice, where a tick of the check is about it. */
export const adviceAtCheck = sql`case t.tick->>'how' when 'given' then 'erfolgt' when 'declined' then 'abgelehnt' end`;

/** The one record of advice (`a`); of early hand-overs (`d`) only who advised is known. */
export const adviceWords = sql`case a.how when 'declined' then 'abgelehnt' when 'byPhone' then 'erfolgt, am Telefon'
  when 'inPerson' then 'erfolgt, persönlich' when 'atCheck' then 'erfolgt, bei der Prüfung' when 'given' then 'erfolgt'
  else case when d.advised_by is null then 'steht aus' else 'erfolgt, bei der Übergabe' end end`;

/** Where a marked original is (ApBetrO § 17 (6)). */
export const placeWords = sql`case o.original_place when 'kept' then 'bleibt hier' when 'withGoods' then 'liegt der Ware bei'
  when 'givenBack' then 'zurückgegeben' when 'toSendBack' then 'geht per Post zurück' when 'sentBack' then 'zurückgeschickt' end`;

/** What the patient said about a delivery name that is not their own. */
export const recipientWords = sql`case o.recipient_answer when 'samePerson' then o.recipient_name || ': dieselbe Person'
  when 'patientThere' then o.recipient_name || ': nur der Patient nimmt an' when 'mayReceive' then o.recipient_name || ': darf annehmen' end`;

/** Whose identity was seen. */
export const takerWords = sql`case d.taker when 'patient' then 'Patient' when 'recipient' then 'Name der Lieferadresse'
  when 'other' then 'andere Person' end`;
