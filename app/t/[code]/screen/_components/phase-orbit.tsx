import { phaseName, shortNameOfPhase, type PhaseId, type TableView } from '#client';
import { OrbitArc } from '#app/_components/status-screen/orbit-arc.tsx';
import { orbitPlaces, TURN } from '#app/_components/status-screen/orbit.ts';
import { placedAt } from '#app/_components/status-screen/placed-at.ts';
import styles from './phase-orbit.module.css';
import { THE_TURN } from './screen-messages.ts';

/** Shows the turn along the orbit of the planet: past phases, the present one, and future ones. */
export function PhaseOrbit({ table: { phaseOrder, phase, choices } }: { readonly table: TableView }) {
  const now = phaseOrder.indexOf(phase);
  return (
    <section className={styles.orbit} aria-label={THE_TURN}>
      <OrbitArc />
      <ol>
        {orbitPlaces(phaseOrder, TURN).map(({ item, x, y }, at) => (
          <li
            key={item}
            className={styles.phase}
            data-when={whenOf(at, now)}
            aria-current={item === phase ? 'step' : undefined}
            style={placedAt(x, y)}
          >
            <span className={styles.bead} aria-hidden />
            <span className={styles.name}>
              <PhaseName phase={item} edition={choices.edition} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The text is short for the eye, and whole for screen readers. */
const PhaseName = ({
  phase,
  edition,
}: {
  readonly phase: PhaseId;
  readonly edition: TableView['choices']['edition'];
}) => (
  <>
    <span aria-hidden>{shortNameOfPhase(phase, edition)}</span>
    <span className="unseen">{phaseName(phase, edition)}</span>
  </>
);

function whenOf(at: number, now: number): 'past' | 'now' | 'to-come' {
  if (at === now) return 'now';
  return at < now ? 'past' : 'to-come';
}
