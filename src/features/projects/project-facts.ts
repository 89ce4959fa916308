import { fold } from '../../lib/fold.ts';
import { monthInWords } from '../../lib/month-in-words.ts';
import { currencyOf } from '../residences/money.ts';
import { inMainCurrency } from '../residences/rates.ts';
import type { ResidenceFigures } from '../residences/residence-figures.ts';
import { pricesIn } from './price-words.ts';
import { cityName } from './project.ts';

/** What is read of a project to find it. */
export type FindableProject = {
  id: string;
  slug: string;
  title: string;
  status: string;
  city: string;
  area: string | null;
  completionDate: string | null;
  developer: string | null;
  priceRange: string | null;
  typesOfUnits: string | null;
  figures: ResidenceFigures | null;
};

/** Homes with as many bedrooms: how many are left, and the lowest price in the main currency. Null is not known. */
type Rooms = { count: number; left: number | null; price: number | null };

export type ProjectFacts = FindableProject & {
  rooms: Rooms[];
  /** The lowest price in the main currency. */
  price: number | null;
  /** The last month of its completion, as `monthInWords` counts. */
  month: number | null;
  searchText: string;
};

/** What follows from a project for those who look. Figures count, and where there are none, what is written. */
export function factsOf(project: FindableProject): ProjectFacts {
  const { title, area, city, developer, completionDate } = project;
  return {
    ...project,
    ...homesOf(project),
    month: monthInWords(completionDate),
    searchText: fold([title, area, cityName(city), developer].join(' ')),
  };
}

function homesOf({ figures, city, priceRange, typesOfUnits }: FindableProject) {
  if (figures) {
    const priced = (amount: number | null) => inMainCurrency(amount, currencyOf(city));
    const rooms = figures.bedrooms.map(({ count, left, from }): Rooms => ({
      count,
      left,
      price: priced(from),
    }));
    return { rooms, price: priced(figures.from) };
  }
  const [price = null] = pricesIn(priceRange ?? '');
  // What is written as the lowest price is that of the smallest homes.
  const rooms = bedroomsIn(typesOfUnits ?? '').map((count, index): Rooms => ({
    count,
    left: null,
    price: index === 0 ? price : null,
  }));
  return { rooms, price };
}

const numerals = ['studio', 'one', 'two', 'three', 'four', 'five', 'six'];

/** The numbers of bedrooms that words such as `Studios to three bedrooms` name, those between them too. */
export function bedroomsIn(words: string) {
  const found =
    words.toLowerCase().match(/studio|\b(?:one|two|three|four|five|six|[1-6])\b/g) ?? [];
  const counts = found.map((word) => {
    const at = numerals.indexOf(word);
    return at < 0 ? Number(word) : at;
  });
  if (counts.length === 0) return [];
  const [lowest, highest] = [Math.min(...counts), Math.max(...counts)];
  return Array.from({ length: highest - lowest + 1 }, (_, at) => lowest + at);
}
