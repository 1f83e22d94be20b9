import filesOfRoutes from 'virtual:files-of-routes';
import { showPlainPagesOnFailure, startEarly } from '#app/early/start-early.ts';
import { applyDisplaySettings } from '#domain/display/display-settings.ts';

applyDisplaySettings();
showPlainPagesOnFailure();
startEarly(window.location.hash, filesOfRoutes);
