/** PostgreSQL does not answer, or does not let this user work with the tables. Apart from the client, which is large. */
export class StoreDatabaseFailed extends Error {}
