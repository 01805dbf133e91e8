'use client';
import { Switch } from '#app/_components/switch.tsx';
import { changePhoneSettings, usePhoneSettings } from '#app/_browser/phone-settings.ts';
import { canTremble } from '#app/_browser/vibrate.ts';
import { useReducedMotion } from '#app/_browser/use-reduced-motion.ts';
import { THIS_PHONE } from './seat-care-messages.ts';
import styles from './this-seat.module.css';

/** Lets the player choose what this device does automatically while it has a question. */
export function ThisPhone() {
  const { awake, tremble } = usePhoneSettings();
  const reduced = useReducedMotion();
  return (
    <section className={styles.seat} aria-label={THIS_PHONE.title}>
      <h2>{THIS_PHONE.title}</h2>
      <Switch
        label={THIS_PHONE.awake}
        on={awake}
        onChange={(on) => {
          changePhoneSettings({ awake: on });
        }}
      />
      {canTremble() ? (
        <Switch
          label={THIS_PHONE.tremble}
          on={tremble ?? !reduced}
          onChange={(on) => {
            changePhoneSettings({ tremble: on });
          }}
        />
      ) : (
        <p className={styles.soft}>{THIS_PHONE.cannotTremble}</p>
      )}
      <p className={styles.soft}>{THIS_PHONE.why}</p>
    </section>
  );
}
