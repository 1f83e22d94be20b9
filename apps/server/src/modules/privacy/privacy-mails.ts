import type { CorrectedField, privacyRefusals, RetainedKind } from '@shop/contract/desk/privacy-words';
import type { ShopConfig } from '@shop/contract/shop-config';
import { privacy as german } from '@shop/texts/messages/de/mails/privacy';
import { privacy as english } from '@shop/texts/messages/en/mails/privacy';
import { inBothLanguages, type Language } from '@shop/texts/messages/message-compiler';
import type { PrivacyRequestRow } from '../../db/schema/privacy.ts';
import { dateText } from '../../documents/date-text.ts';
import {
  type Block,
  buttonTo,
  inert,
  paragraph,
  pharmacyMail,
  reachBlocks,
  shopAddress,
} from '../mail/letter-service.ts';
import type { Mail } from '../mail/outbox-service.ts';

const words = inBothLanguages(german, english);
type Words = (typeof words)[Language];

/** What a person is told of their request. No health data: neither what they ordered nor what was stored. */
export type PrivacyNews =
  | { kind: 'copyReady' | 'restricted' | 'lifted' }
  | { kind: 'extended' | 'liftAnnounced'; reason: string }
  | { kind: 'refused'; ground: (typeof privacyRefusals)[number]; reason: string }
  | { kind: 'corrected'; fields: readonly CorrectedField[] }
  | { kind: 'erased'; kept: readonly { what: RetainedKind; until: string | null }[] };

type Recipient = Pick<PrivacyRequestRow, 'email' | 'language' | 'personName' | 'receivedOn' | 'dueOn'>;

export function privacyMail(
  { config, shopUrl }: { config: ShopConfig; shopUrl: string | null },
  { email, language, personName, receivedOn, dueOn }: Recipient,
  news: PrivacyNews,
): Mail {
  const say = words[language];
  const { subject, reason } = say;
  return pharmacyMail({ to: email, language, config, shopUrl }, { subject, title: say[news.kind].title, reason }, [
    paragraph(say.greeting({ name: personName || 'none' })),
    paragraph(say.about({ day: dateText(receivedOn, language) })),
    ...newsBlocks(say, news, { language, dueOn, shopUrl }),
    { kind: 'heading', level: 2, text: say.questions },
    ...reachBlocks(config),
  ]);
}

function newsBlocks(
  say: Words,
  news: PrivacyNews,
  { language, dueOn, shopUrl }: { language: Language; dueOn: string; shopUrl: string | null },
): Block[] {
  const day = (until: string) => dateText(until, language);
  switch (news.kind) {
    case 'copyReady':
      return [paragraph(say.copyReady.news), ...buttonTo(shopAddress(shopUrl, '/account'), say.copyReady.open)];
    case 'extended':
      return [paragraph(say.extended.news({ day: day(dueOn) })), quote(news.reason), paragraph(say.complaint)];
    case 'refused':
      return [paragraph(say.refused.grounds[news.ground]), quote(news.reason), paragraph(say.complaint)];
    case 'liftAnnounced':
      return [paragraph(say.liftAnnounced.news), quote(news.reason), paragraph(say.liftAnnounced.object)];
    case 'corrected':
      return [
        paragraph(say.corrected.news),
        { kind: 'list', isNumbered: false, items: news.fields.map((field) => say.fields[field]) },
        paragraph(say.corrected.papers),
      ];
    case 'erased':
      return [
        paragraph(say.erased.news),
        paragraph(news.kept.length > 0 ? say.erased.stays : say.erased.nothingStays),
        ...(news.kept.length > 0
          ? [
              {
                kind: 'list' as const,
                isNumbered: false,
                items: news.kept.map(({ what, until }) =>
                  until ? say.erased.until({ what: say.kept[what], day: day(until) }) : say.kept[what],
                ),
              },
              paragraph(say.erased.restricted),
            ]
          : []),
      ];
    case 'restricted':
      return [paragraph(say.restricted.news), paragraph(say.restricted.ordering)];
    case 'lifted':
      return [paragraph(say.lifted.news)];
  }
}

/** What somebody of the pharmacy typed. */
function quote(text: string): Block {
  return { kind: 'quote', text: inert(text) };
}
