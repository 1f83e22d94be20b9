import * as bank from './schema/bank.ts';
import * as cart from './schema/cart.ts';
import * as catalogue from './schema/catalogue.ts';
import * as content from './schema/content.ts';
import * as counters from './schema/counters.ts';
import * as delivery from './schema/delivery.ts';
import * as editor from './schema/editor.ts';
import * as goodsReturns from './schema/goods-returns.ts';
import * as handover from './schema/handover.ts';
import * as identity from './schema/identity.ts';
import * as invoices from './schema/invoices.ts';
import * as journal from './schema/journal.ts';
import * as mail from './schema/mail.ts';
import * as orderAmendments from './schema/order-amendments.ts';
import * as orderNotes from './schema/order-notes.ts';
import * as orders from './schema/orders.ts';
import * as packing from './schema/packing.ts';
import * as patients from './schema/patients.ts';
import * as pendingChanges from './schema/pending-changes.ts';
import * as post from './schema/post.ts';
import * as prescriptionReviews from './schema/prescription-reviews.ts';
import * as prescriptions from './schema/prescriptions.ts';
import * as privacy from './schema/privacy.ts';
import * as productPictures from './schema/product-pictures.ts';
import * as productPrices from './schema/product-prices.ts';
import * as queue from './schema/queue.ts';
import * as recalls from './schema/recalls.ts';
import * as seals from './schema/seals.ts';
import * as settings from './schema/settings.ts';
import * as staff from './schema/staff.ts';
import * as stock from './schema/stock.ts';
import * as waitlist from './schema/waitlist.ts';
import * as withdrawals from './schema/withdrawals.ts';

/** Every table, for the database handle and for what must know them all. Whoever uses one imports its file. */
export const schema = {
  ...bank,
  ...cart,
  ...catalogue,
  ...content,
  ...counters,
  ...delivery,
  ...editor,
  ...goodsReturns,
  ...handover,
  ...identity,
  ...invoices,
  ...journal,
  ...mail,
  ...orderAmendments,
  ...orderNotes,
  ...orders,
  ...packing,
  ...patients,
  ...pendingChanges,
  ...post,
  ...prescriptionReviews,
  ...prescriptions,
  ...privacy,
  ...productPictures,
  ...productPrices,
  ...recalls,
  ...settings,
  ...seals,
  ...staff,
  ...queue,
  ...stock,
  ...waitlist,
  ...withdrawals,
};
