import type { Right } from '@shop/contract/rights';
import Boxes from 'lucide-react/icons/boxes';
import Inbox from 'lucide-react/icons/inbox';
import KeyRound from 'lucide-react/icons/key-round';
import MailOpen from 'lucide-react/icons/mail-open';
import PackageOpen from 'lucide-react/icons/package-open';
import Route from 'lucide-react/icons/route';
import ScrollText from 'lucide-react/icons/scroll-text';
import Tags from 'lucide-react/icons/tags';
import Truck from 'lucide-react/icons/truck';
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
    | 'DeskGoodsIn'
    | 'DeskNewProduct'
    | 'DeskCatalogueProduct'
  >;
  /** Its word in the rail, in `desk.areas`. */
  label: 'orders' | 'post' | 'packing' | 'handOver' | 'tour' | 'stock' | 'catalogue' | 'journal' | 'team' | 'access';
  right: Right | 'any';
  icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** Which count of the overview stands beside its word. */
  count?: 'openOrders' | 'waitingLetters';
}

/** The areas of the desk in the order of the rail. Whoever lacks the right of one does not see it. */
export const deskAreas: readonly DeskArea[] = [
  { route: 'Desk', label: 'orders', right: 'seeOrder', icon: Inbox, count: 'openOrders' },
  { route: 'DeskPost', label: 'post', right: 'receivePost', icon: MailOpen, count: 'waitingLetters' },
  { route: 'DeskPacking', label: 'packing', right: 'seePrescription', icon: PackageOpen },
  { route: 'DeskHandOver', label: 'handOver', right: 'handOver', icon: Truck },
  { route: 'DeskTour', label: 'tour', right: 'deliverOwnTour', icon: Route },
  { route: 'DeskStock', label: 'stock', right: 'seeStock', icon: Boxes },
  { route: 'DeskCatalogue', label: 'catalogue', right: 'editCatalogue', icon: Tags },
  { route: 'DeskJournal', label: 'journal', right: 'seeJournal', icon: ScrollText },
  { route: 'DeskTeam', label: 'team', right: 'manageStaff', icon: Users },
  { route: 'DeskAccess', label: 'access', right: 'any', icon: KeyRound },
];
