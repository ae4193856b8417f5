//! What is written reads back as it was.

use super::bank;
use director::quiz::Scenario;

fn reads_back(scenario: &Scenario) -> Result<(), String> {
    let text = scenario.write();
    let again = Scenario::read(&text).map_err(|faults| format!("{}: {faults:?}\n{text}", scenario.id))?;
    let same = again.case == scenario.case
        && again.asks == scenario.asks
        && again.weights == scenario.weights
        && again.critical == scenario.critical
        && again.source == scenario.source
        && again.id == scenario.id.replace('.', "-");
    if same { Ok(()) } else { Err(format!("{}: {:?}\n{text}", scenario.id, again.case)) }
}

#[test]
fn every_stage_of_the_bank_reads_back_from_one_file_with_all_its_facts() {
    let faults: Vec<String> = bank().iter().filter_map(|scenario| reads_back(scenario).err()).collect();
    assert!(faults.is_empty(), "{} of {}\n{}", faults.len(), bank().len(), faults[0]);
}
