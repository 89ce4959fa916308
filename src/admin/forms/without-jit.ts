import { config } from 'zod';

// The content security policy of these pages forbids the code that zod would compile.
config({ jitless: true });
