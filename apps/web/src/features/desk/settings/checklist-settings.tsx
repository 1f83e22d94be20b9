import type { OwnPoint } from '@shop/contract/desk/checklist';
import type { AllSettings } from '@shop/contract/desk/settings';
import { mostOwnPoints, pointFormats } from '@shop/contract/own-points';
import type { Settings } from '@shop/contract/settings';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { moved } from '#domain/desk/writing/moved.ts';
import { useFocusNext } from '#domain/desk/writing/use-focus-next.ts';
import { AddEntry } from './add-entry.tsx';
import { fieldOf, OwnPointEntry } from './own-point-entry.tsx';
import { RemovePointDialog } from './remove-point-dialog.tsx';
import { SettingCard } from './setting-card.tsx';
import styles from './settings.module.css';
import { useUndecidedOrders } from './settings-queries.ts';
import { SettingsScreen } from './settings-screen.tsx';
import { useSettingForm } from './use-setting-form.ts';

/** What the pharmacy checks beside the law; the points of the law are in the program and nobody takes them away. */
export function ChecklistSettings() {
  const t = useTranslations('deskSettings.checklist');
  return (
    <SettingsScreen title={t('title')} lead={t('lead')}>
      {(settings) => <ChecklistForm settings={settings} />}
    </SettingsScreen>
  );
}

function read({ points }: Settings['checklist']) {
  const trimmed = points.map((point) => ({ ...point, de: point.de.trim(), en: point.en.trim() }));
  return { value: { points: trimmed }, faults: [] };
}

/** An id that no point had before: its ticks must never count for another. */
function newPoint(): OwnPoint {
  return { id: crypto.randomUUID().slice(0, 8), de: '', en: '', stage: 'confirm', formats: [...pointFormats] };
}

function ChecklistForm({ settings }: { settings: AllSettings }) {
  const t = useTranslations('deskSettings.checklist');
  const form = useSettingForm({ settings, name: 'checklist', toDraft: (value) => value, read });
  const undecided = useUndecidedOrders();
  const focusNext = useFocusNext();
  const [told, setTold] = useState('');
  const [asked, ask] = useState<OwnPoint | null>(null);
  const { points } = form.draft;
  const saved = settings.checklist.value.points;

  function add(): void {
    const point = newPoint();
    form.put({ points: [...points, point] });
    focusNext(fieldOf(point, 'de'));
  }

  function move(point: OwnPoint, name: string, steps: 1 | -1): void {
    const at = points.indexOf(point);
    form.put({ points: moved(points, at, steps) });
    focusNext(fieldOf(point, steps < 0 ? 'up' : 'down'));
    setTold(t('moved', { point: name, place: String(at + steps + 1), all: String(points.length) }));
  }

  function take(point: OwnPoint): void {
    ask(null);
    form.put({ points: points.filter(({ id }) => id !== point.id) });
  }

  return (
    <SettingCard form={form} title={t('form')}>
      {points.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <p>
          {t('order')} {t('reworded')}
        </p>
      )}
      {points.map((point, index) => (
        <OwnPointEntry
          key={point.id}
          point={point}
          place={index}
          isLast={index === points.length - 1}
          errorOf={(field) => form.errorOf(`points.${index}.${field}`)}
          onChange={(changes) =>
            form.put({ points: points.map((one) => (one.id === point.id ? { ...one, ...changes } : one)) })
          }
          onMove={(name, steps) => move(point, name, steps)}
          onRemove={() => (undecided !== 0 && saved.some(({ id }) => id === point.id) ? ask(point) : take(point))}
        />
      ))}
      <p role="status" className="visually-hidden">
        {told}
      </p>
      {points.length < mostOwnPoints ? (
        <AddEntry label={t('add')} onAdd={add} />
      ) : (
        <p className={styles.quiet}>{t('full', { most: String(mostOwnPoints) })}</p>
      )}
      {asked && <RemovePointDialog undecided={undecided} onRemove={() => take(asked)} onClose={() => ask(null)} />}
    </SettingCard>
  );
}
