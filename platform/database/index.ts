export { connect } from './client.ts';
export { hasCluster } from './cluster.ts';
export { runningDatabase } from './running-database.ts';
export { startDatabase, type DatabaseOptions, type RunningDatabase } from './start-database.ts';
export { createTestDatabase, type Template, type TestDatabase } from './test-database.ts';
export { freePort, startTestServer } from './test-server.ts';
