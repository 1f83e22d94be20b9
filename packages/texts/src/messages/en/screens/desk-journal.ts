import type { deskJournal as german } from '../../de/screens/desk-journal.ts';
import type { Translated } from '../../translated.ts';

export const deskJournal: Translated<typeof german> = {
  title: 'Records',
  lead: 'Entries are added. Nothing is changed or deleted.',

  chain: {
    intact: 'Chain checked on {when}, no break',
    broken: 'The records are not as they were written.',
    never: 'The chain has not been checked yet.',
  },

  filters: {
    label: 'Filter the records',
    from: 'From',
    to: 'To',
    person: 'Person',
    everybody: 'everybody',
    subject: 'Kind',
    allSubjects: 'all kinds',
    code: 'Order number',
    apply: 'Filter',
    reset: 'Clear filters',
  },

  table: {
    label: 'Entries',
    time: 'Time',
    who: 'Who',
    what: 'What',
    subject: 'Kind',
    hash: 'Hash',
    number: 'No. {position}',
    order: 'Open order {code}',
  },
  subjects: {
    order: 'Order',
    staff: 'Team',
    passkey: 'Device',
    setting: 'Setting',
    post: 'Post',
    journal: 'Records',
  },
  by: { patient: 'Patient', pharmacy: 'Pharmacy', shop: 'Shop' },
  opened: 'Prescription opened',
  what: {
    invited: 'Invited',
    changed: 'Changed',
    ended: 'Access ended',
    signedIn: 'Signed in',
    sessionEnded: 'Session ended',
    setupCodeMade: 'Setup code made',
    recoveryCodeMade: 'Recovery code made',
    codeUsed: 'Code used',
    passkeyRegistered: 'Passkey registered',
    passkeyAdmitted: 'Device admitted',
    passkeyEnded: 'Passkey ended',
    passkeysEnded: 'All passkeys ended',
    letterNoted: 'Letter without an order noted',
    letterAssigned: 'Letter assigned to an order',
    letterSentBack: 'Letter sent back',
    removed: 'Content removed, hashes stay',
  },
  removed: 'Content removed because its time of keeping was over. The hash stays.',

  loading: 'Loading the records …',
  empty: 'No entry matches this filter.',
  failed: 'The records could not be loaded.',
  retry: 'Try again',
  more: 'Show older ones',
};
