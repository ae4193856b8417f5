//! The tables of a rubric: its lines by the table at which they are judged.

use super::rubric::{Points, RubricLine};

/// The lines of one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RubricTable {
    /// Number in the paper, from 1; 0 for the lines without a table
    pub number: usize,
    /// The federation's name for it; `None` for the lines without a table
    pub name: Option<String>,
    /// In the order of the paper
    pub lines: Vec<RubricLine>,
}

/// Points at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TablePoints {
    /// Number of lines with points
    pub lines: usize,
    /// Sum of the points
    pub points: u32,
    /// The most points of all lines
    pub of: u32,
}

/// The tables of a rubric in the order of the paper; the lines without a table last.
pub fn tables(lines: &[RubricLine]) -> Vec<RubricTable> {
    let mut tables: Vec<RubricTable> = Vec::new();
    for line in lines.iter().filter(|line| line.table.is_some()) {
        match tables.iter_mut().find(|table| table.name == line.table) {
            Some(table) => table.lines.push(line.clone()),
            None => tables.push(RubricTable {
                number: tables.len() + 1,
                name: line.table.clone(),
                lines: vec![line.clone()],
            }),
        }
    }
    let others: Vec<RubricLine> = lines.iter().filter(|line| line.table.is_none()).cloned().collect();
    if !others.is_empty() {
        tables.push(RubricTable { number: 0, name: None, lines: others });
    }
    tables
}

impl RubricTable {
    /// Ids of the scenarios staged there, each once.
    pub fn scenarios(&self) -> Vec<&str> {
        let mut found: Vec<&str> = Vec::new();
        for id in self.lines.iter().filter_map(|line| line.scenario.as_deref()) {
            if !found.contains(&id) {
                found.push(id);
            }
        }
        found
    }

    /// A candidate's points there.
    pub fn given(&self, points: &Points) -> TablePoints {
        let mut given = TablePoints::default();
        for line in &self.lines {
            given.of += u32::from(line.points);
            if let Some(points) = points.get(&line.id) {
                given.lines += 1;
                given.points += u32::from(*points);
            }
        }
        given
    }

    /// True if each of its lines has points.
    pub fn is_done(&self, points: &Points) -> bool {
        self.given(points).lines == self.lines.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exam::Paper;

    const PAPER: &str = r#"
        name = "County"
        [[item]]
        scenario = "r001"
        part = "closed"
        [[rubric]]
        id = "manner"
        name = "Manner"
        points = 5
        part = "practical"
        [[rubric]]
        id = "lead"
        name = "Rules on the lead"
        points = 4
        part = "practical"
        table = "Table B"
        scenario = "r002"
        [[rubric]]
        id = "claim"
        name = "Rules on the claim"
        points = 3
        part = "practical"
        table = "Table A"
        [[rubric]]
        id = "options"
        name = "Explains the options"
        points = 2
        part = "practical"
        table = "Table B"
        scenario = "r002"
    "#;

    #[test]
    fn lines_are_grouped_by_table() {
        let tables = tables(&Paper::read(PAPER).unwrap().rubric);
        let told = |table: &RubricTable| {
            let lines: Vec<String> = table.lines.iter().map(|line| line.id.clone()).collect();
            (table.number, table.name.clone().unwrap_or_default(), lines.join(" "))
        };
        let told: Vec<_> = tables.iter().map(told).collect();
        let expected = [(1, "Table B", "lead options"), (2, "Table A", "claim"), (0, "", "manner")];
        assert_eq!(told, expected.map(|(n, name, lines)| (n, name.to_owned(), lines.to_owned())));
        assert_eq!(tables[0].scenarios(), ["r002"]);
        let points = Points::from([("lead".to_owned(), 3), ("manner".to_owned(), 5)]);
        assert_eq!(tables[0].given(&points), TablePoints { lines: 1, points: 3, of: 6 });
        let done: Vec<bool> = tables.iter().map(|table| table.is_done(&points)).collect();
        assert_eq!(done, [false, false, true]);
    }

    #[test]
    fn staged_scenario_is_an_id() {
        let faults = Paper::read(&PAPER.replace("\"r002\"", "\"R 2\"")).unwrap_err();
        assert_eq!(faults[0].field, "rubric[1].scenario");
    }
}
