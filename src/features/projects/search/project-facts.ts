import { fold } from '../../../lib/text/fold.ts';
import { formatMonth } from '../../../lib/time/format-month.ts';
import { findCurrency } from '../../residences/money.ts';
import { inMainCurrency } from '../../residences/rates.ts';
import type { ResidenceSummary } from '../../residences/residence-summary.ts';
import { readTypedPrice } from '../card/price-text.ts';
import { cityName } from '../project.ts';

/** The fields of a project that the search reads. */
export type FindableProject = {
  id: string;
  slug: string;
  title: string;
  status: string;
  city: string;
  area: string | null;
  completionDate: string | null;
  developer: string | null;
  description: string;
  buildingType: string | null;
  priceRange: string | null;
  typesOfUnits: string | null;
  figures: ResidenceSummary | null;
};

/** Homes by number of bedrooms. `price` is the lowest in the main currency. Null means unknown. */
export type Room = { count: number; left: number | null; price: number | null };

export type ProjectFacts = FindableProject & {
  rooms: Room[];
  /** The lowest price in the main currency. */
  price: number | null;
  /** The last month of completion, in the unit of `monthInWords`. */
  month: number | null;
  /** What words are found in anywhere, and what they are found in from their first letter on. */
  names: string;
  prose: string;
};

/** Computes the searchable facts of a project. Figures of the homes override typed specifications. */
export function searchableFacts(project: FindableProject): ProjectFacts {
  const { title, area, city, developer, buildingType, description, completionDate } = project;
  return {
    ...project,
    ...homeFacts(project),
    month: formatMonth(completionDate),
    names: fold([title, area, cityName(city), developer].join(' ')),
    prose: fold([buildingType, description].join(' ')),
  };
}

function homeFacts({ figures, city, priceRange, typesOfUnits }: FindableProject) {
  if (figures) {
    const converted = (amount: number | null) => inMainCurrency(amount, findCurrency(city));
    const rooms = figures.bedrooms.map(({ count, left, from }): Room => ({
      count,
      left,
      price: converted(from),
    }));
    return { rooms, price: converted(figures.from) };
  }
  const currency = findCurrency(city);
  const typed = readTypedPrice(priceRange ?? '', currency)?.amounts[0];
  const price = typed ? inMainCurrency(typed.amount, typed.code) : null;
  // A typed lowest price applies to the smallest homes.
  const rooms = bedroomsIn(typesOfUnits ?? '').map((count, index): Room => ({
    count,
    left: null,
    price: index === 0 ? price : null,
  }));
  return { rooms, price };
}

/** What the functions of prices read. */
export function asPriced({ priceRange, ...project }: ProjectFacts) {
  return { ...project, specifications: { priceRange } };
}

const numerals = ['studio', 'one', 'two', 'three', 'four', 'five', 'six'];

/** `[0, 1, 2, 3]` for `Studios to three bedrooms`. */
export function bedroomsIn(words: string) {
  const matches =
    words.toLowerCase().match(/studio|\b(?:one|two|three|four|five|six|[1-6])\b/g) ?? [];
  const counts = matches.map((word) => {
    const number = numerals.indexOf(word);
    return number < 0 ? Number(word) : number;
  });
  if (counts.length === 0) return [];
  const [lowest, highest] = [Math.min(...counts), Math.max(...counts)];
  return Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index);
}
