/** The texts on what Mentat keeps on the disk, how to get it back, and what the host can set. */
export const KEEP = {
  title: 'Keep and restore',
  lead: 'Everything is in one file on the laptop. Every answered command is in it.',
  file: 'The file',
  fileIs: (file: string, folder: string): string =>
    `All tables are in ${file} in the folder ${folder}. After Ctrl+C it is whole: copy it, and you have every table.`,
  running:
    'While Mentat runs, the file can be half a minute behind, and a copy can catch it in the middle of a write. Copy a backup then.',
  backups: 'Backups',
  backupsAre: (folder: string, file: string): string =>
    `Mentat makes backups in ${folder}, named by date and time like ${file}: at start, every half hour while something is written, and on stopping. The last seven stay, and every other one that holds more than the newest. Each is a whole file.`,
  noRoom:
    'If there is no room for one, the terminal says so and play goes on. If the disk is full, terminal and phones say so. Nothing that was answered is lost, and play goes on when there is room.',
  back: 'Go back to a backup',
  stop: 'Stop Mentat and start it with the backup’s name:',
  checked:
    'Mentat checks the file first, and a mistake changes nothing. It keeps what was there before as “before-restore-….db” in the backups, until you delete it.',
  seats:
    'A backup does not know which seats were given away after it was made. So after restoring nobody holds a seat. On the laptop, the first page lists the tables: take the desk there, and give out the seats. Players keep their names, and their games are as they were.',
  deletion:
    'The first page on the laptop also deletes tables. A backup from before still holds them, until it is rotated away. The file uses their room again, and gets smaller at the next start.',
  damaged:
    'If the file is damaged, Mentat says so at start, leaves it as it is, and prints this command with the newest whole backup. If it is gone, empty, or holds less than a backup, Mentat starts, and prints the command with that backup.',
  otherVersion:
    'Games of another version of Mentat cannot be read by this one. Mentat then says so at start, leaves the file as it is, and keeps its own games in another file next to it, with backups of its own. A file with such games cannot be restored.',
  settings: 'What the host can set',
  settingsAre: 'Set these in the environment before the start.',
} as const;

export const SETTINGS: readonly { readonly name: string; readonly without: string; readonly does: string }[] = [
  { name: 'PORT', without: '3000', does: 'the port that Mentat listens on' },
  { name: 'HOST', without: 'all interfaces', does: 'the address that it listens on' },
  { name: 'DATA_DIR', without: './data', does: 'the folder of the tables' },
  {
    name: 'DATABASE_URL',
    without: 'one file in DATA_DIR',
    does: 'a PostgreSQL database for many tables, such as postgres://user:password@localhost/mentat; one Mentat uses it at a time; back it up with the tools of PostgreSQL',
  },
  {
    name: 'DATA_LIMIT_MB',
    without: '2048',
    does: 'no new table opens when the tables fill so many megabytes; open tables play on',
  },
  {
    name: 'PUBLIC_URL',
    without: 'found by itself',
    does: 'the address in the QR code, if phones reach the laptop by another name; Mentat answers to its own names and this one alone',
  },
];
