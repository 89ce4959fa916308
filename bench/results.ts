import type { BackOfficeFigures } from './back-office.ts';
import type { ColdFigures } from './cold-load.ts';
import type { PageFigures } from './page-figures.ts';

type Memory = { own: number; children: number[] };
type LoadMemory = { highest: number; children: number[] };

/** Everything that one run measures. */
export type Results = {
  measuredAt: string;
  isQuick: boolean;
  loadTool: string;
  pages: PageFigures[];
  memory: {
    idleAfterFirstStart: Memory;
    idle: Memory;
    underLoad: LoadMemory;
    savedUnderLoad: LoadMemory | undefined;
  };
  startUpMs: number;
  cold: ColdFigures;
  backOffice: BackOfficeFigures;
  writes: Record<'own' | 'ofOthers', { median: number; longest: number }>;
};
