interface Reminder {
  /** 2026-11-16 */
  day: string;
  /** Read on locked screens and in shared calendars: nothing in it may speak of health, pharmacy or product. */
  words: string;
  id: string;
  now: Date;
}

/** An all-day event as a calendar file (RFC 5545), with an alarm at nine in the morning. */
export function reminderFile({ day, words, id, now }: Reminder): string {
  const stamp = `${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const summary = words.replaceAll(/([\\,;])/g, '\\$1');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kalender//DE',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `SUMMARY:${summary}`,
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${summary}`,
    'TRIGGER:PT9H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
