// All parts that can stand in a picture. Every part takes the plate first and draws itself; far things first.
export * from './sky';
export * from './land';
export * from './plants';
export * from './stones';
export * from './buildings';
export * from './street';
export * from './people';
export * from './creatures';
export * from './objects';
export * from './held';
export * from './person';
export * from './beastheads';
export { headOf, type Face, type Hair, type Hat } from './heads';
export * from './beast';
