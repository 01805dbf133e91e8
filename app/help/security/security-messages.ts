/** The texts on what Mentat protects against, and what it cannot protect against. */
export const SECURITY = {
  title: 'Security',
  lead: 'Somebody in the same network is bored. This is what they meet.',
} as const;

interface Said {
  readonly id: string;
  readonly title: string;
  readonly says: readonly string[];
}

export const SECURITY_PARTS: readonly Said[] = [
  {
    id: 'address',
    title: 'With the address alone',
    says: [
      'Tables are found by their code only. Wrong codes are counted for each address and for all together. A request for another name than this machine’s is turned away, and so is a page of another site.',
      'Mentat measures what arrives before it reads it. It limits connections, requests, pages, new tables and waiting, so one device cannot take the room of all others. Phones behind the same address wait with it.',
      'A table’s file is opened on the machine itself only, or with the key in the file “host-key” of its data folder.',
    ],
  },
  {
    id: 'code',
    title: 'With the code',
    says: [
      'The code shows what the screen shows, and lets somebody take a free seat before the game. Once the game has begun, the desk gives out free seats. A device that asks more often than others gives way to them.',
      'A vote for another moderator needs more than half of the other people. It counts only while no device of the desk is there, runs behind a warning on phones, screen and desk, and one tap at the desk refuses it.',
    ],
  },
  {
    id: 'seat',
    title: 'With a seat',
    says: [
      'A phone is sent what its faction may know, and nothing more. The others’ hands, plans and traitors are not in the answer, nor in its size or its time. Its commands are limited to what thumbs need.',
    ],
  },
  {
    id: 'desk',
    title: 'With the desk',
    says: [
      'The moderator corrects what is public and asks about what is secret. The log tells every correction. A seat that the desk takes over is announced at that moment.',
      'The desk reads no more of earlier treachery cards than the screen does. To put a pile right it looks through it, and all hear of that.',
      'A file that takes the table along holds all secrets. If you make it with somebody else, it opens only with the halves of two people. A seat that the desk also holds does not count as somebody else. If you make it alone, Mentat tells the table.',
    ],
  },
  {
    id: 'accidents',
    title: 'Accidents',
    says: [
      'What was answered is on the disk, even if the power fails. Backups are made during play, a damaged file is found at the start, and a clock that jumps moves no deadline and ends no invitation.',
    ],
  },
  {
    id: 'cannot',
    title: 'What it cannot do',
    says: [
      'It speaks plain http. Somebody who can record the network’s traffic – its owner, or a guest on a Wi-Fi without a password – can read what phones are sent, and the tokens of seats with it. Play in a network you trust, or put a server that speaks https before it and set PUBLIC_URL.',
      'It trusts the machine. Somebody who sits at the laptop, or can read its data folder, can read the table: hands and plans stand there as they are.',
      'It cannot see the table. If somebody looks at another’s phone or moves cardboard in secret, the table must notice.',
      'Behind one shared address – a proxy that does not say for which device it asks – all count as one, and a flood from one slows down all.',
    ],
  },
];
