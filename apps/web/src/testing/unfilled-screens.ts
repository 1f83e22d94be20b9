import { type FakeAnswers, neverAnswers } from './fake-server.ts';

/** For a test that opens one screen after the other and needs none of them filled. */
export const unfilledScreens: FakeAnswers = {
  listProducts: neverAnswers,
  readProduct: neverAnswers,
  findShopByDomain: neverAnswers,
  readSession: neverAnswers,
  listEditorFiles: neverAnswers,
  readEditorFile: neverAnswers,
  readDeskVisit: () => null,
};
