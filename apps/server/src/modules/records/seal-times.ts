/**
 * A record is written with the time at which its act began and is seen when it is committed. One that is this much older
 * than the last seal and that no seal knows was not under way then.
 */
export const lateByMs = 15 * 60 * 1_000;
