'use client';
import { cardName, type TreacheryTitle } from '#client';
import { CHOOSE_TITLE } from './choosing-messages.ts';

interface TitleSelectProps {
  /** The id of the element that labels the choice. */
  readonly id: string;
  readonly className: string | undefined;
  /** The titles of this table's deck. */
  readonly titles: readonly TreacheryTitle[];
  readonly value: TreacheryTitle | null;
  readonly onChange: (title: TreacheryTitle | null) => void;
}

/** Lets the user choose a treachery card by its title. */
export const TitleSelect = ({ id, className, titles, value, onChange }: TitleSelectProps) => (
  <select
    id={id}
    className={className}
    value={value ?? ''}
    onChange={(event) => {
      onChange(titles.find((title) => title === event.currentTarget.value) ?? null);
    }}
  >
    <option value="">{CHOOSE_TITLE}</option>
    {titles.map((title) => (
      <option key={title} value={title}>
        {cardName(title)}
      </option>
    ))}
  </select>
);
