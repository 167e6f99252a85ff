import { remoteTests } from '@ritual/testing/jest';

export default remoteTests;
