import { germanTime } from '@shop/contract/desk/german-time';

/** In the pharmacy's time zone. */
export const today = () => germanTime(new Date()).day;

/** What has come did not come tomorrow. */
export const isUpToToday = (day: string) => day !== '' && day <= today();
