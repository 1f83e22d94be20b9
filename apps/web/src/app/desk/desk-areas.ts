import type { Right } from '@shop/contract/rights';
import Boxes from 'lucide-react/icons/boxes';
import Inbox from 'lucide-react/icons/inbox';
import KeyRound from 'lucide-react/icons/key-round';
import Landmark from 'lucide-react/icons/landmark';
import MailOpen from 'lucide-react/icons/mail-open';
import PackageOpen from 'lucide-react/icons/package-open';
import Route from 'lucide-react/icons/route';
import ScrollText from 'lucide-react/icons/scroll-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Tags from 'lucide-react/icons/tags';
import Truck from 'lucide-react/icons/truck';
import Undo2 from 'lucide-react/icons/undo-2';
import Users from 'lucide-react/icons/users';
import type { ComponentType, SVGProps } from 'react';
import type { RouteName } from '#lib/routes.ts';

interface DeskArea {
  route: Exclude<
    Extract<RouteName, `Desk${string}`>,
    | 'DeskOrder'
    | 'DeskPackOrder'
    | 'DeskProductStock'
    | 'DeskRecall'
    | 'DeskWithdrawal'
    | 'DeskRetention'
    | 'DeskPrivacyRequest'
    | 'DeskGoodsIn'
    | 'DeskNewProduct'
    | 'DeskCatalogueProduct'
  >;
  /** Its word in the rail, in `desk.areas`. */
  label:
    | 'orders'
    | 'post'
    | 'packing'
    | 'handOver'
    | 'withdrawals'
    | 'tour'
    | 'stock'
    | 'catalogue'
    | 'rules'
    | 'payments'
    | 'journal'
    | 'privacy'
    | 'team'
    | 'access';
  right: Right | 'any';
  /** Another right that also leads there, to a part of it. */
  orRight?: Right;
  icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** Which count of the overview stands beside its word. */
  count?: 'openOrders' | 'waitingLetters' | 'openWithdrawals' | 'waitingPayments' | 'waitingFilledGoods';
}

/** The areas of the desk in the order of the rail. Whoever lacks the right of one does not see it. */
export const deskAreas: readonly DeskArea[] = [
  { route: 'Desk', label: 'orders', right: 'seeOrder', icon: Inbox, count: 'openOrders' },
  { route: 'DeskPost', label: 'post', right: 'receivePost', icon: MailOpen, count: 'waitingLetters' },
  { route: 'DeskPacking', label: 'packing', right: 'seePrescription', icon: PackageOpen },
  { route: 'DeskHandOver', label: 'handOver', right: 'handOver', icon: Truck },
  { route: 'DeskWithdrawals', label: 'withdrawals', right: 'seeOrder', icon: Undo2, count: 'openWithdrawals' },
  { route: 'DeskTour', label: 'tour', right: 'deliverOwnTour', icon: Route },
  { route: 'DeskStock', label: 'stock', right: 'seeStock', icon: Boxes, count: 'waitingFilledGoods' },
  { route: 'DeskCatalogue', label: 'catalogue', right: 'editCatalogue', icon: Tags },
  { route: 'DeskRules', label: 'rules', right: 'changeRules', icon: SlidersHorizontal },
  { route: 'DeskPayments', label: 'payments', right: 'matchPayment', icon: Landmark, count: 'waitingPayments' },
  { route: 'DeskPrivacy', label: 'privacy', right: 'changeRetention', icon: ShieldCheck },
  { route: 'DeskJournal', label: 'journal', right: 'seeJournal', orRight: 'exportBooks', icon: ScrollText },
  { route: 'DeskTeam', label: 'team', right: 'manageStaff', icon: Users },
  { route: 'DeskAccess', label: 'access', right: 'any', icon: KeyRound },
];

/** Whether these rights lead to an area. */
export function leadsTo({ right, orRight }: DeskArea, rights: readonly Right[]): boolean {
  return right === 'any' || rights.includes(right) || (orRight !== undefined && rights.includes(orRight));
}
