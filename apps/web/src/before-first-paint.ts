import filesOfShop from 'virtual:files-of-shop';
import { showPlainPagesOnFailure } from '#app/early/show-plain-pages.ts';
import { applyLanguage, startEarly } from '#app/early/start-early.ts';
import { isEnglishOffered } from '#app/frame/english-offered.ts';
import { showPrerendered } from '#app/prerender/show-prerendered.ts';
import { applyDisplaySettings, followDisplayOfOtherTabs } from '#domain/display/display-settings.ts';

applyLanguage();
applyDisplaySettings();
followDisplayOfOtherTabs();
document.documentElement.toggleAttribute('data-offers-english', isEnglishOffered());
// Called by the page itself, as soon as its root and what is drawn ahead are there.
window.showPrerendered = showPrerendered;
showPlainPagesOnFailure();
// The page is read on in between.
setTimeout(startEarly, 0, window.location.hash, filesOfShop);
