/** The spice cards as printed: territory, sector, amount. */
export const CARDS: Readonly<Record<string, readonly [sector: number, spice: number]>> = {
  'cielago-north': [2, 8],
  'cielago-south': [1, 12],
  'south-mesa': [4, 10],
  'red-chasm': [6, 8],
  'the-minor-erg': [7, 8],
  'sihaya-ridge': [8, 6],
  'hagga-basin': [12, 6],
  'old-gap': [9, 6],
  'broken-land': [11, 8],
  'rock-outcroppings': [13, 6],
  'funeral-plain': [14, 6],
  'the-great-flat': [14, 10],
  'habbanya-erg': [15, 8],
  'habbanya-ridge-flat': [17, 10],
  'wind-pass-north': [16, 6],
};
