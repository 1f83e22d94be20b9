import { applyDisplaySettings } from '#domain/display/display-settings.ts';

applyDisplaySettings();
