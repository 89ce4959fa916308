import type { Publication } from '../../src/model/record.ts';

export type Partner = {
  id: string;
  revision: number;
  updatedAt: string;
  name: string;
  bio: string;
  office: string;
  publication?: Publication;
};
