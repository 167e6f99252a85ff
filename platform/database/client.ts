import pg from 'pg';

/** One connection, for the few statements that the platform itself sends. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined); // a lost server fails the next statement
  await client.connect();
  return client;
}

/** Runs the statements in sequence on a connection of their own. */
export async function execute(url: string, ...statements: readonly string[]): Promise<void> {
  const client = await connect(url);
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

export async function ensureDatabase(url: string, name: string): Promise<void> {
  const client = await connect(url);
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
