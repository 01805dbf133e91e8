'use client';
import { Switch } from '#app/_components/switch.tsx';
import { changePhoneSettings, usePhoneSettings } from '#app/_device/phone-settings.ts';
import { canTremble } from '#app/_device/tremble.ts';
import { useReducedMotion } from '#app/_device/use-reduced-motion.ts';
import styles from './this-seat.module.css';

/** What this device does by itself while something is its player's to decide. */
export function ThisPhone() {
  const { awake, tremble } = usePhoneSettings();
  const reduced = useReducedMotion();
  return (
    <section className={styles.seat} aria-label="This phone">
      <h2>This phone</h2>
      <Switch
        label="Screen on while a decision is yours"
        on={awake}
        onChange={(on) => {
          changePhoneSettings({ awake: on });
        }}
      />
      {canTremble() ? (
        <Switch
          label="Tremble when a decision becomes yours"
          on={tremble ?? !reduced}
          onChange={(on) => {
            changePhoneSettings({ tremble: on });
          }}
        />
      ) : (
        <p className={styles.soft}>This browser cannot make the phone tremble.</p>
      )}
      <p className={styles.soft}>
        Both happen for what the whole table knows you owe, and never tell anything else. A screen that stays on costs a
        little battery.
      </p>
    </section>
  );
}
