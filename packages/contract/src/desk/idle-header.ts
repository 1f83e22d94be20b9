/**
 * With a call of the desk: how many seconds ago the person last pressed a key, pressed or moved the pointer. Only this keeps the desk from
 * locking; a call without it, such as one that the page makes by itself, does not.
 */
export const idleSecondsHeader = 'x-idle-seconds';
