// A reporter for ./test: names what failed and ends with "N passed, M failed".
export default class CountTests {
  onTestRunEnd(modules, errors) {
    let passed = 0;
    let failed = errors.length;
    for (const error of errors) console.log(`FAILED  ${error.message}`);
    for (const module of modules) {
      for (const error of module.errors()) {
        failed += 1;
        console.log(`FAILED  ${module.moduleId}: ${error.message}`);
      }
      for (const test of module.children.allTests()) {
        if (test.result().state === 'passed') passed += 1;
        if (test.result().state !== 'failed') continue;
        failed += 1;
        console.log(
          `FAILED  ${test.fullName}: ${test
            .result()
            .errors.map((each) => each.message)
            .join('; ')}`,
        );
      }
    }
    console.log(`${passed} passed, ${failed} failed`);
  }
}
