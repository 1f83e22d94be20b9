import { applyDisplaySettings } from './lib/display-settings.ts';

applyDisplaySettings();
