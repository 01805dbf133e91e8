'use client';
import { Button } from '#app/_components/button.tsx';
import { EditorSheet } from '#app/_components/secrets/editor-sheet.tsx';
import { LEAVE_TO_ALLY } from '#lib/features/permissions/messages/phone.ts';
import {
  DONE,
  namePermission,
  PERMISSIONS_LEAD,
  PERMISSIONS_WHAT,
  formatHeard,
  formatMeaning,
  formatServing,
} from '#lib/features/permissions/messages.ts';
import styles from './leave-to-ally.module.css';
import { alliesIn } from '#app/_components/allies-in.ts';
import type { SheetProps } from '#app/_components/secrets/sheet-action.tsx';

const PERMISSIONS = ['asked', 'granted', 'denied'] as const;

/**
 * Shows each power that may serve an ally. The player allows or denies it with one tap. Below are the permissions that
 * allies have given.
 */
export function LeaveToAllySheet({ view, onCommand, onClose }: SheetProps) {
  const { mine } = view;
  const allies = alliesIn(view);
  const { lends, said, heard } = mine.permissions;
  return (
    <EditorSheet
      title={LEAVE_TO_ALLY}
      what={PERMISSIONS_WHAT}
      onClose={onClose}
      acts={<Button onClick={onClose}>{DONE}</Button>}
    >
      {allies.flatMap((to) =>
        lends.map(({ power, lent }) => {
          const now = said.find((one) => one.to === to && one.power === power)?.permission ?? 'asked';
          return (
            <section key={`${to} ${power}`} className={styles.power}>
              <h3 className={styles.title}>{formatServing(power, to)}</h3>
              <div className={styles.choices} role="group" aria-label={formatServing(power, to)}>
                {PERMISSIONS.map((permission) => (
                  <Button
                    key={permission}
                    small
                    chosen={permission === now}
                    onClick={() => {
                      onCommand({ type: 'SayPermission', to, power, permission });
                    }}
                  >
                    {namePermission(permission)}
                  </Button>
                ))}
              </div>
              <p className={styles.meaning} aria-live="polite">
                {formatMeaning(lent, now, to)}
              </p>
            </section>
          );
        }),
      )}
      {heard.map(({ by, power, permission }) => (
        <p key={`${by} ${power}`} className={styles.heard}>
          {formatHeard(by, power, permission)}
        </p>
      ))}
      {lends.length > 0 && <p>{PERMISSIONS_LEAD}</p>}
    </EditorSheet>
  );
}
