import type { Right } from '@shop/contract/rights';
import BookOpen from 'lucide-react/icons/book-open';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Clock from 'lucide-react/icons/clock';
import Euro from 'lucide-react/icons/euro';
import Eye from 'lucide-react/icons/eye';
import Gauge from 'lucide-react/icons/gauge';
import Landmark from 'lucide-react/icons/landmark';
import ListChecks from 'lucide-react/icons/list-checks';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import MessageSquare from 'lucide-react/icons/message-square';
import Store from 'lucide-react/icons/store';
import Truck from 'lucide-react/icons/truck';
import UsersRound from 'lucide-react/icons/users-round';
import type { ComponentType, SVGProps } from 'react';
import { CourierArea } from '#features/desk/rules/courier-area.tsx';
import { DeliveryRules } from '#features/desk/rules/delivery-rules.tsx';
import { PickupPlaces, ShippingRates } from '#features/desk/rules/shipping-rates.tsx';
import { BankSettings } from '#features/desk/settings/bank-settings.tsx';
import { BooksSettings } from '#features/desk/settings/books-settings.tsx';
import { CalendarSettings } from '#features/desk/settings/calendar-settings.tsx';
import { ChecklistSettings } from '#features/desk/settings/checklist-settings.tsx';
import { ContactSettings } from '#features/desk/settings/contact-settings.tsx';
import { MailSettings } from '#features/desk/settings/mail-settings.tsx';
import { OrderLimits } from '#features/desk/settings/ordering-settings.tsx';
import { PackingRules } from '#features/desk/settings/packing-settings.tsx';
import { QuestionSettings } from '#features/desk/settings/question-settings.tsx';
import { VisibilitySettings } from '#features/desk/settings/visibility-settings.tsx';

export interface RulesPart {
  /** The last word of its address, and its name in `deskRules.parts`. */
  part:
    | 'delivery'
    | 'rates'
    | 'area'
    | 'pickup'
    | 'calendar'
    | 'contact'
    | 'questions'
    | 'mails'
    | 'checklist'
    | 'packing'
    | 'limits'
    | 'bank'
    | 'books'
    | 'visibility';
  group: 'rules' | 'house';
  right: Right;
  icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** Begins with its own `h1`. */
  Screen: ComponentType;
}

/** The parts of the rules area in the order of its list; the first one is what the area opens with. */
export const rulesParts: readonly RulesPart[] = [
  { part: 'delivery', group: 'rules', right: 'changeRules', icon: Truck, Screen: DeliveryRules },
  { part: 'rates', group: 'rules', right: 'changeSettings', icon: Euro, Screen: ShippingRates },
  { part: 'area', group: 'rules', right: 'changeSettings', icon: MapPin, Screen: CourierArea },
  { part: 'pickup', group: 'rules', right: 'changeSettings', icon: Store, Screen: PickupPlaces },
  { part: 'calendar', group: 'house', right: 'changeSettings', icon: CalendarDays, Screen: CalendarSettings },
  { part: 'contact', group: 'house', right: 'changeSettings', icon: Clock, Screen: ContactSettings },
  { part: 'questions', group: 'house', right: 'changeSettings', icon: MessageSquare, Screen: QuestionSettings },
  { part: 'mails', group: 'house', right: 'changeSettings', icon: Mail, Screen: MailSettings },
  { part: 'checklist', group: 'house', right: 'changeSettings', icon: ListChecks, Screen: ChecklistSettings },
  { part: 'packing', group: 'house', right: 'changeSettings', icon: UsersRound, Screen: PackingRules },
  { part: 'limits', group: 'house', right: 'changeSettings', icon: Gauge, Screen: OrderLimits },
  { part: 'bank', group: 'house', right: 'changeSettings', icon: Landmark, Screen: BankSettings },
  { part: 'books', group: 'house', right: 'changeSettings', icon: BookOpen, Screen: BooksSettings },
  { part: 'visibility', group: 'house', right: 'changeSettings', icon: Eye, Screen: VisibilitySettings },
];
