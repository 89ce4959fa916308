export type OpenSession = {
  id: string;
  isThisOne: boolean;
  signedInAt: Date;
  lastUsedAt: Date;
  userAgent: string;
};

export type ListedPasskey = {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
};
