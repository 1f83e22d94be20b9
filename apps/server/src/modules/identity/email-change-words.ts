import type { Language } from '../../db/schema/identity.ts';

export interface EmailChangeWords {
  greeting: string;
  questions: string;
  reason: string;
  waiting: {
    /** Neutral: subjects show on locked screens. */
    subject: string;
    title: string;
    wanted: readonly [before: string, after: string];
    wasYou: string;
    enterCode: string;
    neverAsk: string;
    withoutCode: readonly [before: string, after: string];
    wasNotYou: string;
    stop: string;
    stopWithoutLink: string;
    stopLabel: string;
  };
  moved: {
    subject: string;
    title: string;
    news: readonly [before: string, after: string];
    signIn: string;
    emptyAccount: string;
    wasNotYou: string;
  };
  welcome: { subject: string; title: string; news: string; otherDevices: string };
  kept: { subject: string; title: string; news: readonly [before: string, after: string]; next: string };
}

export const emailChangeWords: Record<Language, EmailChangeWords> = {
  de: {
    greeting: 'Guten Tag,',
    questions: 'Fragen?',
    reason: 'Sie erhalten diese Nachricht, weil es um die E-Mail-Adresse Ihres Kontos geht.',
    waiting: {
      subject: 'Ihre E-Mail-Adresse soll geändert werden',
      title: 'Ihre E-Mail-Adresse soll geändert werden',
      wanted: ['für Ihr Konto wurde eine neue E-Mail-Adresse eingetragen und bestätigt: ', '.'],
      wasYou: 'Waren Sie das?',
      enterCode:
        'Dann geben Sie in Ihrem Profil diesen Code ein, und die neue Adresse gilt sofort. Der Code gilt 5 Minuten; einen neuen bekommen Sie im Profil.',
      neverAsk: 'Wir fragen Sie nie am Telefon oder per E-Mail nach diesem Code.',
      withoutCode: [
        'Ohne den Code gilt die neue Adresse ab ',
        '. Bis dahin melden Sie sich weiter mit dieser Adresse an, und alle Nachrichten kommen hierher.',
      ],
      wasNotYou: 'Waren Sie das nicht?',
      stop: 'Dann hat vermutlich jemand anderes Zugang zu Ihrem Konto. Stoppen Sie die Änderung. Alle Geräte werden dabei abgemeldet.',
      stopWithoutLink:
        'Dann hat vermutlich jemand anderes Zugang zu Ihrem Konto. Melden Sie sich an und brechen Sie die Änderung in Ihrem Profil ab, oder melden Sie sich bei uns.',
      stopLabel: 'Änderung stoppen',
    },
    moved: {
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      title: 'Ihr Konto hat eine neue E-Mail-Adresse',
      news: ['Ihr Konto gehört jetzt zu einer anderen E-Mail-Adresse: ', '.'],
      signIn: 'Melden Sie sich ab jetzt mit der neuen Adresse an. Dort finden Sie auch Ihre Bestellungen.',
      emptyAccount: 'Wer sich mit der bisherigen Adresse anmeldet, eröffnet ein neues, leeres Konto.',
      wasNotYou: 'Haben Sie das nicht gewollt? Dann melden Sie sich bitte gleich bei uns.',
    },
    welcome: {
      subject: 'Ihre neue E-Mail-Adresse gilt',
      title: 'Ihre neue E-Mail-Adresse gilt',
      news: 'ab jetzt melden Sie sich mit dieser E-Mail-Adresse an, und unsere Nachrichten kommen hierher.',
      otherDevices: 'Auf anderen Geräten sind Sie abgemeldet. Melden Sie sich dort mit dieser Adresse neu an.',
    },
    kept: {
      subject: 'Ihre E-Mail-Adresse bleibt, wie sie ist',
      title: 'Ihre E-Mail-Adresse bleibt, wie sie ist',
      news: ['die Adresse ', ' konnte nicht übernommen werden: Inzwischen gibt es dazu ein eigenes Konto.'],
      next: 'An Ihrem Konto hat sich nichts geändert. Melden Sie sich weiter mit dieser Adresse an. Soll es eine andere werden, tragen Sie sie in Ihrem Profil neu ein.',
    },
  },
  en: {
    greeting: 'Hello,',
    questions: 'Questions?',
    reason: 'You receive this message because it is about the e-mail address of your account.',
    waiting: {
      subject: 'A change of your e-mail address',
      title: 'A change of your e-mail address',
      wanted: ['A new e-mail address was entered and confirmed for your account: ', '.'],
      wasYou: 'Was it you?',
      enterCode:
        'Then enter this code in your profile, and the new address takes effect at once. The code is valid for 5 minutes; you can get a new one in your profile.',
      neverAsk: 'We never ask you for this code by telephone or e-mail.',
      withoutCode: [
        'Without the code the new address takes effect on ',
        '. Until then you keep signing in with this address, and all messages come here.',
      ],
      wasNotYou: 'Was it not you?',
      stop: 'Then somebody else probably has access to your account. Stop the change. All devices are signed out at the same time.',
      stopWithoutLink:
        'Then somebody else probably has access to your account. Sign in and cancel the change in your profile, or get in touch with us.',
      stopLabel: 'Stop the change',
    },
    moved: {
      subject: 'Your e-mail address has been changed',
      title: 'Your account has a new e-mail address',
      news: ['Your account now belongs to another e-mail address: ', '.'],
      signIn: 'From now on, sign in with the new address. You will find your orders there as well.',
      emptyAccount: 'Signing in with the previous address opens a new, empty account.',
      wasNotYou: 'You did not want this? Then please get in touch with us right away.',
    },
    welcome: {
      subject: 'Your new e-mail address is in use',
      title: 'Your new e-mail address is in use',
      news: 'From now on you sign in with this e-mail address, and our messages come here.',
      otherDevices: 'You have been signed out on other devices. Please sign in there again with this address.',
    },
    kept: {
      subject: 'Your e-mail address stays as it is',
      title: 'Your e-mail address stays as it is',
      news: ['The address ', ' could not be taken over: meanwhile it has an account of its own.'],
      next: 'Nothing has changed in your account. Keep signing in with this address. If you would like another one, enter it anew in your profile.',
    },
  },
};
