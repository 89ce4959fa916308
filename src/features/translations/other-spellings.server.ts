export { otherSpellings } from '../../platform/database/folded-chinese.ts';
