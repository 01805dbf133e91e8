import { moduleName, moduleOffer, modulesOf, MODULES_INCLUDED, type EditionId, type ModuleId } from '#client';
import { Switch } from './choices.tsx';
import { WHICH_MODULES } from './new-messages.ts';
import type { SetUpChange } from './set-up.ts';
import styles from './set-up-form.module.css';

interface ModuleChoiceProps {
  readonly edition: EditionId;
  readonly modules: readonly ModuleId[];
  readonly onChange: (change: SetUpChange) => void;
}

/**
 * Lets the host switch the modules of the chosen rulebook on or off. Shows nothing if there is nothing to choose. A module
 * that always belongs to the rulebook cannot be switched off.
 */
export function ModuleChoice({ edition, modules, onChange }: ModuleChoiceProps) {
  const offered = modulesOf(edition).filter((module) => !MODULES_INCLUDED[edition].includes(module));
  if (offered.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{WHICH_MODULES}</legend>
      {offered.map((module) => (
        <Switch
          key={module}
          label={moduleName(module)}
          {...moduleOffer(module)}
          on={modules.includes(module)}
          onSwitch={(on) => {
            onChange({ kind: 'module', module, on });
          }}
        />
      ))}
    </fieldset>
  );
}
