import styles from './stone.module.css';

/** One of the two answers on a stone. */
interface StoneHalf {
  readonly says: string;
  readonly onPress: () => void;
}

/** Two answers as the halves of one button at the lower edge, of the same size and colour. */
export const Stone = ({ halves }: { readonly halves: readonly [StoneHalf, StoneHalf] }) => (
  <div className={styles.stone}>
    <Crack />
    {halves.map(({ says, onPress }) => (
      <button key={says} type="button" className={styles.half} onClick={onPress}>
        {says}
      </button>
    ))}
  </div>
);

const Crack = () => (
  <svg className={styles.crack} viewBox="0 0 390 384" preserveAspectRatio="none" aria-hidden focusable="false">
    <path className={styles.gap} d="M195 1c-22 62 26 118 2 196s-24 126 2 188" />
    <path className={styles.light} d="M200 1c-22 62 26 118 2 196s-24 126 2 188" />
  </svg>
);
