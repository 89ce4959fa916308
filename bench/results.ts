import type { BackOfficeMeasurements } from './back-office.ts';
import type { ColdLoadMeasurements } from './cold-load.ts';
import type { PageMeasurements } from './page-measurements.ts';

type Memory = { own: number; children: number[] };
type LoadMemory = { highest: number; children: number[] };

/** Everything that one run measures. */
export type Results = {
  measuredAt: string;
  isQuick: boolean;
  loadTool: string;
  pages: PageMeasurements[];
  memory: {
    idleAfterFirstStart: Memory;
    idle: Memory;
    underLoad: LoadMemory;
    savedUnderLoad: LoadMemory | undefined;
  };
  startUpMs: number;
  cold: ColdLoadMeasurements;
  backOffice: BackOfficeMeasurements;
  writes: Record<'own' | 'ofOthers', { median: number; longest: number }>;
};
