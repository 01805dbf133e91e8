/** The texts on seats: the player and the device of each, and what happens when these change. */
export const SEATS = {
  title: 'Seats, desk and laptop',
  lead: 'A seat belongs to a device. It can move, and the table always hears of it.',
} as const;

interface Said {
  readonly id: string;
  readonly title: string;
  readonly says: readonly string[];
}

export const SEAT_PARTS: readonly Said[] = [
  {
    id: 'another-phone',
    title: 'Another phone',
    says: [
      '“Give this seat to another phone” (Table, on the phone) shows a QR code that works once, for five minutes, and twelve signs beneath it. A phone without a camera opens the table’s address, chooses “I have a code” and types them.',
      'For a dead phone the desk shows the same: “Seat to another phone”.',
    ],
  },
  {
    id: 'without-a-phone',
    title: 'A seat without a phone',
    says: [
      'Another phone takes a further seat, or the desk plays it: “Play this seat here”. One device shows one seat at a time, with a cover that names the faction in between.',
    ],
  },
  {
    id: 'moderator-plays',
    title: 'A moderator who plays',
    says: [
      'The seat’s name at the top of the desk leads to the own seat, and “Desk” at the top of the seat leads back. The seat opens behind its cover.',
    ],
  },
  {
    id: 'leaves',
    title: 'Somebody leaves',
    says: [
      'Before the game the next guest can take the seat. Once the set-up has begun, a free seat knows secrets, and only the desk gives it out.',
    ],
  },
  {
    id: 'comes-late',
    title: 'Somebody comes late',
    says: [
      'The phone scans the table’s code, chooses a free faction and asks. The desk shows the name and two signs that stand on that phone too. “Let … in” gives it the seat with all that it knew.',
      'If every seat is taken, a guest needs a seat’s code from its player or from the desk.',
    ],
  },
  {
    id: 'moderator-gone',
    title: 'The moderator is gone',
    says: [
      'On the phones (Table, “The moderator”) more than half of the other people choose another. Two seats of one person or one device have one vote. Before the game begins, everybody whose phone is awake must agree.',
      'When no device of the desk has been connected for fifteen seconds, phones and screen warn for 45 more, or for two minutes where only one person is left. Then the chosen one takes the desk. A desk that comes back stops the countdown.',
    ],
  },
  {
    id: 'another-laptop',
    title: 'Another laptop',
    says: [
      '“Save to a file” on the desk seals the table in one file. The file tells everything, so two people think of its passphrase, half each. A moderator who does it alone does it with the table told.',
      '“Restore a table” on the other laptop’s first page opens it with both halves, under the same code. Only the machine that runs Mentat restores a table, or somebody who types the key in the file “host-key” of its data folder.',
      'Phones come back by themselves if they reach the new laptop by the same address. Otherwise the desk gives each seat a new code. A table whose code is in use there is left as it is.',
    ],
  },
];
