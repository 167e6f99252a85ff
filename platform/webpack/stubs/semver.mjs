// In place of the federation runtime's parser of every kind of range, a kilobyte and a half of every first load: browser,
// server and release CLI ask one function. By its door: webpack looks for it from the file that this one replaces.
export { satisfy } from '@ritual/shared/federation/satisfy';
