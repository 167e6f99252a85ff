// In place of the federation runtime's parser of every kind of range, a kilobyte and a half of every first load: browser,
// server and release CLI ask one function.
export { satisfy } from '../../../shared/federation/satisfy.ts';
